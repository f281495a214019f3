/// The context in which the height of a custom detent is resolved.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the sheet's container.
    var containerTraitCollection: UITraitCollection { get }
    /// The maximum height of a detent, in points, without the safe area at the bottom.
    var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
    /// A height at which a sheet can rest.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// The identifier of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String

            /// Creates an identifier from a name.
            public init(_ rawValue: String) { self.rawValue = rawValue }

            /// Creates an identifier from a name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// The identifier of `Detent.medium()`.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The identifier of `Detent.large()`.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The identifier with which the detent is selected.
        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        init(
            _ identifier: Identifier,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
            super.init()
        }

        /// Returns the height without the safe area at the bottom, in points; nil if the detent is not
        /// available.
        public final func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? { resolver(context) }

        /// A detent of about half the height of the screen. It is not available in a vertically compact
        /// environment.
        public class func medium() -> Detent { Medium() }

        /// A detent of the maximum height.
        public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// A detent of a custom height.
        ///
        /// - Parameters:
        ///   - identifier: The identifier of the detent; nil for a unique one.
        ///   - resolver: Returns the height without the safe area at the bottom, in points, or nil if the
        ///     detent is not available. The height is limited to the maximum.
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString), resolver: resolver)
        }

        private final class Medium: Detent {
            init() {
                super.init(.medium) { context in
                    guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
                    return (context as? SheetResolution).map { $0.containerHeight / 2 } ?? context.maximumDetentValue
                        / 2
                }
            }
        }
    }
}

/// The context in which the detents of a sheet are resolved.
final class SheetResolution: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    let containerHeight: CGFloat

    init(traits: UITraitCollection, maximum: CGFloat, containerHeight: CGFloat) {
        containerTraitCollection = traits
        maximumDetentValue = maximum
        self.containerHeight = containerHeight
        super.init()
    }
}
