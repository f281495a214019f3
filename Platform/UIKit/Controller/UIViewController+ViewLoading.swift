extension UIViewController {
    /// A property that is set in `viewDidLoad()`. Reading it loads the view first, so that it need not be an
    /// optional.
    ///
    /// - Precondition: The property has been set when it is read, or loading the view sets it.
    @propertyWrapper
    public struct ViewLoading<Value> {
        private(set) var value: Value?

        /// Creates a property that is set later.
        public init() {}

        /// Creates a property with a value before the view is loaded.
        public init(wrappedValue: Value) { value = wrappedValue }

        /// Unavailable. A static subscript reads and writes the property of a controller.
        @available(
            *, unavailable,
            message: "@ViewLoading requires a view controller. Use it on properties of UIViewController subclasses."
        )
        public var wrappedValue: Value {
            get {
                preconditionFailure(
                    "@ViewLoading requires a view controller. Use it on properties of UIViewController subclasses.")
            }
            set {
                preconditionFailure(
                    "@ViewLoading requires a view controller. Use it on properties of UIViewController subclasses.")
            }
        }

        @MainActor
        public static subscript<Controller: UIViewController>(
            _enclosingInstance controller: Controller, wrapped wrapped: ReferenceWritableKeyPath<Controller, Value>,
            storage storage: ReferenceWritableKeyPath<Controller, ViewLoading<Value>>
        ) -> Value {
            get {
                if let value = controller[keyPath: storage].value { return value }
                controller.loadViewIfNeeded()
                guard let value = controller[keyPath: storage].value else {
                    preconditionFailure(
                        "\(type(of: controller)): a @ViewLoading property was read before it was set. Set it in "
                            + "loadView() or viewDidLoad().")
                }
                return value
            }
            set { controller[keyPath: storage].value = newValue }
        }
    }
}
