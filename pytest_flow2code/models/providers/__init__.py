"""One module a provider; its name is the prefix, its PROVIDER what the registry reads."""
