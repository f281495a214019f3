extension UIViewController {
    /// A property that is set in `viewDidLoad()`: reading it loads the view first, so that it need not be an optional.
    ///
    /// Reading it traps where it is not set by then.
    @propertyWrapper
    public struct ViewLoading<Value> {
        private(set) var value: Value?

        /// Makes a property that is set later.
        public init() {}

        /// Makes a property that has a value before the view is loaded.
        public init(wrappedValue: Value) { value = wrappedValue }

        /// Not used: the property is its controller's.
        @available(*, unavailable, message: "@ViewLoading is for properties of view controllers")
        public var wrappedValue: Value {
            get { preconditionFailure("@ViewLoading is for properties of view controllers") }
            set { preconditionFailure("@ViewLoading is for properties of view controllers") }
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
                        "\(type(of: controller)): a @ViewLoading property was read before it was set; set it in "
                            + "loadView() or viewDidLoad()")
                }
                return value
            }
            set { controller[keyPath: storage].value = newValue }
        }
    }
}
