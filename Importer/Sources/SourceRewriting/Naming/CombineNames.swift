/// The names that Combine declares and other modules rarely do.
///
/// Apple's Foundation exports Combine, so that files use these names without importing it.
public enum CombineNames {
    /// The names of types and property wrappers.
    public static let types: Set<String> = [
        "ObservableObject", "ObservableObjectPublisher", "Published", "AnyCancellable", "AnyPublisher",
        "AnySubscriber", "PassthroughSubject", "CurrentValueSubject", "ConnectablePublisher", "Publishers",
        "Subscribers",
    ]

    /// The modules with the same names.
    public static let modules: Set<String> = ["Combine", "OpenCombine", "OpenCombineShim", "CombineX", "CXShim"]
}
