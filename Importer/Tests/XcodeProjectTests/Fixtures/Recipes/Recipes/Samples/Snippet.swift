// A resource.
