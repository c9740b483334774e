"""Languages: Fluent catalogs, formatting of names, numbers and money, French grammar, names of custom boards."""
