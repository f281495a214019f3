import UIKit

/// An error of the store.
public enum StoreKitError: Error, Sendable {
    /// Not known.
    case unknown
    /// The user has canceled.
    case userCancelled
    /// There is no store for the product.
    case notAvailableInStorefront
    /// The app may not buy.
    case notEntitled
}

/// A product of the store. No values are created on Linux.
public struct Product: Identifiable, Hashable, Sendable {
    /// The identifier.
    public let id: String
    /// The name.
    public let displayName: String
    /// The description.
    public let description: String
    /// The price.
    public let price: Decimal
    /// The price as a text.
    public let displayPrice: String

    /// Requests products. Throws `StoreKitError.notAvailableInStorefront`.
    public static func products(for identifiers: some Collection<String>) async throws -> [Product] {
        throw StoreKitError.notAvailableInStorefront
    }
}

/// The store of apps, which does not exist on Linux.
public enum AppStore {
    /// Whether the user may buy, which is `false`.
    public static var canMakePayments: Bool { false }

    /// Updates the payments. Throws `StoreKitError.notAvailableInStorefront`.
    public static func sync() async throws { throw StoreKitError.notAvailableInStorefront }

    /// Requests a review. Does nothing.
    @MainActor
    public static func requestReview(in scene: UIWindowScene) {}
}
