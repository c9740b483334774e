"""Pictures of Builder: the board with its island, what one person looks at, the count and the chart of the end."""
