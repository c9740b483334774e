"""Operating the bot: health checks and Prometheus metrics."""
