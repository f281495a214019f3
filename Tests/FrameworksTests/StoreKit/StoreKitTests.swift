import Foundation
import StoreKit
import Testing

extension ScreenTests {
    @Suite @MainActor struct StoreKitTests {
        private final class Delegate: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
            var errors: [SKError] = []

            func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {}

            func request(_ request: SKRequest, didFailWithError error: any Error) {
                if let error = error as? SKError { errors.append(error) }
            }

            func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {}

            func paymentQueue(
                _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
            ) {
                if let error = error as? SKError { errors.append(error) }
            }
        }

        @Test("a request for products fails, unless it is canceled")
        func products() async {
            let delegate = Delegate()
            let canceled = SKProductsRequest(productIdentifiers: ["a"])
            canceled.delegate = delegate
            canceled.start()
            canceled.cancel()
            let request = SKProductsRequest(productIdentifiers: ["a"])
            request.delegate = delegate
            request.start()
            #expect(delegate.errors.isEmpty)
            #expect(await eventually { !delegate.errors.isEmpty })
            #expect(delegate.errors == [SKError(.storeProductNotAvailable)])
            await #expect(throws: StoreKitError.self) { try await Product.products(for: ["a"]) }
        }

        @Test("payments are not allowed, and restoring fails")
        func payments() async {
            let delegate = Delegate()
            let queue = SKPaymentQueue.default()
            #expect(!SKPaymentQueue.canMakePayments() && !AppStore.canMakePayments)
            queue.add(delegate)
            queue.restoreCompletedTransactions()
            #expect(await eventually { delegate.errors == [SKError(.storeProductNotAvailable)] })
            queue.remove(delegate)
        }
    }
}
