import Foundation
import LocalAuthentication
import Testing

@Suite struct LAContextTests {
    @Test("policies cannot be evaluated, with a reason")
    func policies() async {
        let context = LAContext()
        var error: NSError?
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
        #expect(error?.domain == LAErrorDomain && error?.code == LAError.biometryNotAvailable.rawValue)
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
        #expect(error?.code == LAError.passcodeNotSet.rawValue)
        #expect(context.biometryType == .none)
        await #expect(throws: LAError(.biometryNotAvailable)) {
            try await context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "x")
        }
    }

    @Test("errors match the codes of patterns, also as errors of Foundation")
    func patterns() {
        func name(_ error: any Error) -> String {
            switch error {
            case LAError.biometryLockout: "lockout"
            case LAError.userCancel: "cancel"
            default: "other"
            }
        }
        #expect(name(LAError(.biometryLockout)) == "lockout")
        #expect(name(NSError(domain: LAErrorDomain, code: LAError.userCancel.rawValue)) == "cancel")
        #expect(name(NSError(domain: NSCocoaErrorDomain, code: LAError.userCancel.rawValue)) == "other")
    }

    @Test("an invalidated context reports that to its closure")
    func invalidation() async {
        let context = LAContext()
        context.invalidate()
        let result = await withCheckedContinuation { continuation in
            context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "x") { isSuccess, error in
                continuation.resume(returning: isSuccess ? nil : error as? LAError)
            }
        }
        #expect(result == LAError(.invalidContext))
    }
}
