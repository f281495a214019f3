import UIKit

/// The state of a payment.
public enum SKPaymentTransactionState: Int, Sendable {
    /// The payment is processed.
    case purchasing = 0
    /// The product is bought.
    case purchased = 1
    /// The payment has failed.
    case failed = 2
    /// The product was bought earlier.
    case restored = 3
    /// Another person has to approve the payment.
    case deferred = 4
}

/// A payment for a product.
@preconcurrency @MainActor
open class SKPayment: NSObject {
    /// The identifier of the product.
    public final let productIdentifier: String
    /// The number.
    open var quantity: Int { 1 }

    /// Creates a payment.
    public init(product: SKProduct) {
        productIdentifier = product.productIdentifier
    }
}

/// The processing of a payment, which fails with `SKError.paymentNotAllowed`.
@preconcurrency @MainActor
open class SKPaymentTransaction: NSObject {
    /// The payment.
    public final let payment: SKPayment
    /// The state, which is failed.
    open var transactionState: SKPaymentTransactionState { .failed }
    /// The reason of the failure.
    open var error: (any Error)? { SKError(.paymentNotAllowed) }
    /// The identifier, which is `nil`.
    open var transactionIdentifier: String? { nil }
    /// The date, which is `nil`.
    open var transactionDate: Date? { nil }
    /// The original transaction, which is `nil`.
    open var original: SKPaymentTransaction? { nil }

    init(payment: SKPayment) {
        self.payment = payment
    }
}

/// The payments of the app, which fail.
@preconcurrency @MainActor
open class SKPaymentQueue: NSObject {
    private static let queue = SKPaymentQueue()
    private var observers: [any SKPaymentTransactionObserver] = []

    /// The payments that are not finished.
    open private(set) var transactions: [SKPaymentTransaction] = []

    /// Returns the payments of the app.
    open class func `default`() -> SKPaymentQueue { queue }

    /// Returns whether the user may buy, which is `false`.
    open class func canMakePayments() -> Bool { false }

    /// Adds an object that is notified of payments.
    open func add(_ observer: any SKPaymentTransactionObserver) { observers.append(observer) }

    /// Removes an object that is notified of payments.
    open func remove(_ observer: any SKPaymentTransactionObserver) { observers.removeAll { $0 === observer } }

    /// Adds a payment, which fails.
    open func add(_ payment: SKPayment) {
        let transaction = SKPaymentTransaction(payment: payment)
        transactions.append(transaction)
        Task { observers.forEach { $0.paymentQueue(self, updatedTransactions: [transaction]) } }
    }

    /// Removes a payment whose state the app has handled.
    open func finishTransaction(_ transaction: SKPaymentTransaction) {
        transactions.removeAll { $0 === transaction }
    }

    /// Restores earlier payments, which fails with `SKError.storeProductNotAvailable`.
    open func restoreCompletedTransactions() {
        Task {
            observers.forEach {
                $0.paymentQueue(
                    self, restoreCompletedTransactionsFailedWithError: SKError(.storeProductNotAvailable))
            }
        }
    }
}

/// An object that is notified of payments.
@preconcurrency @MainActor
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    /// Tells the observer that the state of payments has changed.
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    /// Tells the observer that earlier payments were not restored.
    func paymentQueue(
        _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    /// Tells the observer that earlier payments were restored. Never called on Linux.
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
}

extension SKPaymentTransactionObserver {
    public func paymentQueue(
        _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
    ) {}
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
}
