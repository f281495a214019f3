extension UIView {
    /// A property of a view whose changes invalidate parts of the view.
    ///
    /// ```swift fragment
    /// @Invalidating(.layout, .display) var lineWidth: CGFloat = 1
    /// ```
    @propertyWrapper @preconcurrency @MainActor
    public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
        private var value: Value
        private let invalidation: InvalidationType

        /// Creates a property with an initial value and the invalidation that a change performs.
        public init(wrappedValue: Value, _ invalidation: InvalidationType) {
            value = wrappedValue
            self.invalidation = invalidation
        }

        /// The value outside of a view, which is not supported.
        @available(*, unavailable, message: "Only properties of views can be @Invalidating.")
        public var wrappedValue: Value {
            get { value }
            set { value = newValue }
        }

        /// The value in a view.
        public static subscript<EnclosingSelf: UIView>(
            _enclosingInstance observed: EnclosingSelf,
            wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
            storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
        ) -> Value {
            get { observed[keyPath: storageKeyPath].value }
            set {
                guard observed[keyPath: storageKeyPath].value != newValue else { return }
                observed[keyPath: storageKeyPath].value = newValue
                observed[keyPath: storageKeyPath].invalidation.invalidate(view: observed)
            }
        }
    }
}

// Initializers for several invalidations, which are nested pairs.
extension UIView.Invalidating {
    /// Creates a property with an initial value and two invalidations that a change performs.
    public init<InvalidationType1: UIViewInvalidating, InvalidationType2: UIViewInvalidating>(
        wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2
    ) where InvalidationType == UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2> {
        self.init(wrappedValue: wrappedValue, .init(invalidation1, invalidation2))
    }

    /// Creates a property with an initial value and three invalidations that a change performs.
    public init<
        InvalidationType1: UIViewInvalidating, InvalidationType2: UIViewInvalidating,
        InvalidationType3: UIViewInvalidating
    >(
        wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
        _ invalidation3: InvalidationType3
    )
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>, InvalidationType3
        >
    {
        self.init(wrappedValue: wrappedValue, .init(.init(invalidation1, invalidation2), invalidation3))
    }

    /// Creates a property with an initial value and four invalidations that a change performs.
    public init<
        InvalidationType1: UIViewInvalidating, InvalidationType2: UIViewInvalidating,
        InvalidationType3: UIViewInvalidating, InvalidationType4: UIViewInvalidating
    >(
        wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
        _ invalidation3: InvalidationType3, _ invalidation4: InvalidationType4
    )
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>, InvalidationType3
            >, InvalidationType4
        >
    {
        self.init(
            wrappedValue: wrappedValue, .init(.init(.init(invalidation1, invalidation2), invalidation3), invalidation4))
    }

    /// Creates a property with an initial value and five invalidations that a change performs.
    public init<
        InvalidationType1: UIViewInvalidating, InvalidationType2: UIViewInvalidating,
        InvalidationType3: UIViewInvalidating, InvalidationType4: UIViewInvalidating,
        InvalidationType5: UIViewInvalidating
    >(
        wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
        _ invalidation3: InvalidationType3, _ invalidation4: InvalidationType4, _ invalidation5: InvalidationType5
    )
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<
                    UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>, InvalidationType3
                >, InvalidationType4
            >, InvalidationType5
        >
    {
        self.init(
            wrappedValue: wrappedValue,
            .init(.init(.init(.init(invalidation1, invalidation2), invalidation3), invalidation4), invalidation5))
    }

    /// Creates a property with an initial value and six invalidations that a change performs.
    public init<
        InvalidationType1: UIViewInvalidating, InvalidationType2: UIViewInvalidating,
        InvalidationType3: UIViewInvalidating, InvalidationType4: UIViewInvalidating,
        InvalidationType5: UIViewInvalidating, InvalidationType6: UIViewInvalidating
    >(
        wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
        _ invalidation3: InvalidationType3, _ invalidation4: InvalidationType4, _ invalidation5: InvalidationType5,
        _ invalidation6: InvalidationType6
    )
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<
                    UIView.Invalidations.Tuple<
                        UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>, InvalidationType3
                    >, InvalidationType4
                >, InvalidationType5
            >, InvalidationType6
        >
    {
        self.init(
            wrappedValue: wrappedValue,
            .init(
                .init(.init(.init(.init(invalidation1, invalidation2), invalidation3), invalidation4), invalidation5),
                invalidation6))
    }

    /// Creates a property with an initial value and seven invalidations that a change performs.
    public init<
        InvalidationType1: UIViewInvalidating, InvalidationType2: UIViewInvalidating,
        InvalidationType3: UIViewInvalidating, InvalidationType4: UIViewInvalidating,
        InvalidationType5: UIViewInvalidating, InvalidationType6: UIViewInvalidating,
        InvalidationType7: UIViewInvalidating
    >(
        wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
        _ invalidation3: InvalidationType3, _ invalidation4: InvalidationType4, _ invalidation5: InvalidationType5,
        _ invalidation6: InvalidationType6, _ invalidation7: InvalidationType7
    )
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<
                    UIView.Invalidations.Tuple<
                        UIView.Invalidations.Tuple<
                            UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>, InvalidationType3
                        >, InvalidationType4
                    >, InvalidationType5
                >, InvalidationType6
            >, InvalidationType7
        >
    {
        self.init(
            wrappedValue: wrappedValue,
            .init(
                .init(
                    .init(
                        .init(.init(.init(invalidation1, invalidation2), invalidation3), invalidation4), invalidation5),
                    invalidation6), invalidation7))
    }

    /// Creates a property with an initial value and eight invalidations that a change performs.
    public init<
        InvalidationType1: UIViewInvalidating, InvalidationType2: UIViewInvalidating,
        InvalidationType3: UIViewInvalidating, InvalidationType4: UIViewInvalidating,
        InvalidationType5: UIViewInvalidating, InvalidationType6: UIViewInvalidating,
        InvalidationType7: UIViewInvalidating, InvalidationType8: UIViewInvalidating
    >(
        wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
        _ invalidation3: InvalidationType3, _ invalidation4: InvalidationType4, _ invalidation5: InvalidationType5,
        _ invalidation6: InvalidationType6, _ invalidation7: InvalidationType7, _ invalidation8: InvalidationType8
    )
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<
                    UIView.Invalidations.Tuple<
                        UIView.Invalidations.Tuple<
                            UIView.Invalidations.Tuple<
                                UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>, InvalidationType3
                            >, InvalidationType4
                        >, InvalidationType5
                    >, InvalidationType6
                >, InvalidationType7
            >, InvalidationType8
        >
    {
        self.init(
            wrappedValue: wrappedValue,
            .init(
                .init(
                    .init(
                        .init(
                            .init(.init(.init(invalidation1, invalidation2), invalidation3), invalidation4),
                            invalidation5), invalidation6), invalidation7), invalidation8))
    }

    /// Creates a property with an initial value and nine invalidations that a change performs.
    public init<
        InvalidationType1: UIViewInvalidating, InvalidationType2: UIViewInvalidating,
        InvalidationType3: UIViewInvalidating, InvalidationType4: UIViewInvalidating,
        InvalidationType5: UIViewInvalidating, InvalidationType6: UIViewInvalidating,
        InvalidationType7: UIViewInvalidating, InvalidationType8: UIViewInvalidating,
        InvalidationType9: UIViewInvalidating
    >(
        wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
        _ invalidation3: InvalidationType3, _ invalidation4: InvalidationType4, _ invalidation5: InvalidationType5,
        _ invalidation6: InvalidationType6, _ invalidation7: InvalidationType7, _ invalidation8: InvalidationType8,
        _ invalidation9: InvalidationType9
    )
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<
                    UIView.Invalidations.Tuple<
                        UIView.Invalidations.Tuple<
                            UIView.Invalidations.Tuple<
                                UIView.Invalidations.Tuple<
                                    UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>, InvalidationType3
                                >, InvalidationType4
                            >, InvalidationType5
                        >, InvalidationType6
                    >, InvalidationType7
                >, InvalidationType8
            >, InvalidationType9
        >
    {
        self.init(
            wrappedValue: wrappedValue,
            .init(
                .init(
                    .init(
                        .init(
                            .init(
                                .init(.init(.init(invalidation1, invalidation2), invalidation3), invalidation4),
                                invalidation5), invalidation6), invalidation7), invalidation8), invalidation9))
    }

    /// Creates a property with an initial value and ten invalidations that a change performs.
    public init<
        InvalidationType1: UIViewInvalidating, InvalidationType2: UIViewInvalidating,
        InvalidationType3: UIViewInvalidating, InvalidationType4: UIViewInvalidating,
        InvalidationType5: UIViewInvalidating, InvalidationType6: UIViewInvalidating,
        InvalidationType7: UIViewInvalidating, InvalidationType8: UIViewInvalidating,
        InvalidationType9: UIViewInvalidating, InvalidationType10: UIViewInvalidating
    >(
        wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
        _ invalidation3: InvalidationType3, _ invalidation4: InvalidationType4, _ invalidation5: InvalidationType5,
        _ invalidation6: InvalidationType6, _ invalidation7: InvalidationType7, _ invalidation8: InvalidationType8,
        _ invalidation9: InvalidationType9, _ invalidation10: InvalidationType10
    )
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<
                    UIView.Invalidations.Tuple<
                        UIView.Invalidations.Tuple<
                            UIView.Invalidations.Tuple<
                                UIView.Invalidations.Tuple<
                                    UIView.Invalidations.Tuple<
                                        UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>,
                                        InvalidationType3
                                    >, InvalidationType4
                                >, InvalidationType5
                            >, InvalidationType6
                        >, InvalidationType7
                    >, InvalidationType8
                >, InvalidationType9
            >, InvalidationType10
        >
    {
        self.init(
            wrappedValue: wrappedValue,
            .init(
                .init(
                    .init(
                        .init(
                            .init(
                                .init(
                                    .init(.init(.init(invalidation1, invalidation2), invalidation3), invalidation4),
                                    invalidation5), invalidation6), invalidation7), invalidation8), invalidation9),
                invalidation10))
    }
}
