/// What a custom detent is told when it is asked for its height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits around the sheet.
    var containerTraitCollection: UITraitCollection { get }
    /// The largest height there is, in points, without the safe area at the bottom.
    var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
    /// A height at which a sheet may rest.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// The name of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name itself.
            public let rawValue: String

            /// Makes an identifier of a name.
            public init(_ rawValue: String) { self.rawValue = rawValue }

            /// Makes an identifier of a name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// That of `Detent.medium()`.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// That of `Detent.large()`.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// By which the detent is selected.
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

        /// The height in points without the safe area at the bottom; nil where the detent can't be used.
        public final func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? { resolver(context) }

        /// About half of the screen; not on phones that lie on their side.
        public class func medium() -> Detent { Medium() }

        /// As high as can be.
        public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// A height of your own.
        ///
        /// - Parameters:
        ///   - identifier: by which it is selected; nil for one that nobody else has.
        ///   - resolver: gives the height in points without the safe area at the bottom; nil where it can't be used. More than
        ///     the largest is the largest.
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

/// What the detents of a sheet are resolved in.
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
