@_exported import UIKit

// There is no store on Linux: products are not found, and payments fail. Requests for reviews do nothing, as in apps
// that Apple's TestFlight distributes.

/// The domain of errors of the store.
public let SKErrorDomain = "SKErrorDomain"

/// An error of the store.
public struct SKError: Error, Hashable, Sendable, CustomNSError, LocalizedError {
    /// The kind of an error.
    public enum Code: Int, Sendable {
        /// Not known.
        case unknown = 0
        /// The app may not buy.
        case clientInvalid = 1
        /// The user has canceled.
        case paymentCancelled = 2
        /// The payment is not valid.
        case paymentInvalid = 3
        /// The user may not buy.
        case paymentNotAllowed = 4
        /// The product is not in the store.
        case storeProductNotAvailable = 5
    }

    /// The kind of the error.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) {
        self.code = code
    }

    /// Not known.
    public static let unknown = Code.unknown
    /// The user has canceled.
    public static let paymentCancelled = Code.paymentCancelled
    /// The user may not buy.
    public static let paymentNotAllowed = Code.paymentNotAllowed
    /// The product is not in the store.
    public static let storeProductNotAvailable = Code.storeProductNotAvailable

    public static var errorDomain: String { SKErrorDomain }

    public var errorCode: Int { code.rawValue }

    public var errorDescription: String? { "There is no store on Linux" }
}

/// Requests for reviews, which do nothing on Linux.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
    /// Requests a review. Does nothing.
    open class func requestReview() {}

    /// Requests a review. Does nothing.
    open class func requestReview(in windowScene: UIWindowScene) {}
}

/// A product of the store. No values are created on Linux.
@preconcurrency @MainActor
open class SKProduct: NSObject {
    /// The identifier.
    public final let productIdentifier: String
    /// The title.
    public final let localizedTitle: String
    /// The description.
    public final let localizedDescription: String
    /// The price.
    public final let price: NSDecimalNumber
    /// The locale of the price.
    public final let priceLocale: Locale

    init(identifier: String, title: String, description: String, price: NSDecimalNumber, locale: Locale) {
        productIdentifier = identifier
        localizedTitle = title
        localizedDescription = description
        self.price = price
        priceLocale = locale
    }
}

/// A request to the store, which fails with `SKError.storeProductNotAvailable`.
@preconcurrency @MainActor
open class SKRequest: NSObject {
    private weak var storedDelegate: (any SKRequestDelegate)?
    private var isCanceled = false

    /// The object that is notified of the failure.
    final var requestDelegate: (any SKRequestDelegate)? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }

    /// Starts the request.
    open func start() {
        isCanceled = false
        Task {
            guard !isCanceled else { return }
            requestDelegate?.request(self, didFailWithError: SKError(.storeProductNotAvailable))
        }
    }

    /// Cancels the request.
    open func cancel() { isCanceled = true }
}

/// A request for products, which fails.
@preconcurrency @MainActor
open class SKProductsRequest: SKRequest {
    /// Creates a request for products.
    public init(productIdentifiers: Set<String>) {}

    /// The object that is notified of the failure.
    open var delegate: (any SKProductsRequestDelegate)? {
        get { requestDelegate as? any SKProductsRequestDelegate }
        set { requestDelegate = newValue }
    }
}

/// The products that were found. No values are created on Linux.
@preconcurrency @MainActor
open class SKProductsResponse: NSObject {
    /// The products.
    public final let products: [SKProduct]
    /// The identifiers that are not known.
    public final let invalidProductIdentifiers: [String]

    init(products: [SKProduct], invalidProductIdentifiers: [String]) {
        self.products = products
        self.invalidProductIdentifiers = invalidProductIdentifiers
    }
}

/// An object that is notified of a request.
@preconcurrency @MainActor
public protocol SKRequestDelegate: NSObjectProtocol {
    /// Tells the delegate that a request has ended. Never called on Linux.
    func requestDidFinish(_ request: SKRequest)
    /// Tells the delegate that a request has failed.
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// An object that is notified of a request for products.
@preconcurrency @MainActor
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    /// Tells the delegate about products. Never called on Linux.
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
