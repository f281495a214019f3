import Foundation
import FrameworkSupport
import Testing

@testable import Security

extension ScreenTests {
    @Suite @MainActor final class KeychainTests {
        private let service = "test-\(UUID().uuidString)"

        init() {}

        deinit {
            SecItemDelete([kSecClass: kSecClassGenericPassword, kSecAttrService: service] as CFDictionary)
        }

        private func query(_ account: String, _ more: [String: Any] = [:]) -> CFDictionary {
            var query: [String: Any] = [
                kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service,
                kSecAttrAccount as String: account,
            ]
            query.merge(more) { _, new in new }
            return query as CFDictionary
        }

        private func add(_ account: String, _ password: String) -> OSStatus {
            SecItemAdd(query(account, [kSecValueData as String: Data(password.utf8)]), nil)
        }

        private func password(_ account: String) -> String? {
            var result: AnyObject?
            let status = SecItemCopyMatching(
                query(account, [kSecReturnData as String: true, kSecMatchLimit as String: kSecMatchLimitOne]), &result)
            guard status == errSecSuccess, let data = result as? Data else { return nil }
            return String(data: data, encoding: .utf8)
        }

        @Test("a password is added, found, changed and removed")
        func passwords() {
            #expect(password("a") == nil)
            #expect(add("a", "one") == errSecSuccess)
            #expect(add("a", "two") == errSecDuplicateItem)
            #expect(add("b", "two") == errSecSuccess)
            #expect(password("a") == "one")
            let changes = [kSecValueData: Data("three".utf8)] as CFDictionary
            #expect(SecItemUpdate(query("a"), changes) == errSecSuccess)
            #expect(password("a") == "three" && password("b") == "two")
            #expect(SecItemDelete(query("a")) == errSecSuccess)
            #expect(SecItemDelete(query("a")) == errSecItemNotFound)
            #expect(SecItemUpdate(query("a"), changes) == errSecItemNotFound)
            #expect(password("a") == nil)
        }

        @Test("all matches are returned with their attributes")
        func attributes() throws {
            #expect(add("a", "one") == errSecSuccess && add("b", "two") == errSecSuccess)
            var result: CFTypeRef?
            let query =
                [
                    kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecMatchLimit: kSecMatchLimitAll,
                    kSecReturnAttributes: kCFBooleanTrue!, kSecReturnData: true,
                ] as CFDictionary
            #expect(SecItemCopyMatching(query, &result) == errSecSuccess)
            let items = try #require(result as? [[String: Any]])
            #expect(items.compactMap { $0[kSecAttrAccount as String] as? String } == ["a", "b"])
            #expect(items.compactMap { $0[kSecValueData as String] as? Data } == [Data("one".utf8), Data("two".utf8)])
            #expect(items.allSatisfy { $0[kSecAttrCreationDate as String] is Date })
        }

        @Test("a change that would make an item equal to another one is refused")
        func collision() {
            #expect(add("a", "one") == errSecSuccess && add("b", "two") == errSecSuccess)
            #expect(SecItemUpdate(query("a"), [kSecAttrAccount: "b"] as CFDictionary) == errSecDuplicateItem)
            #expect(password("a") == "one")
        }

        @Test("malformed queries are errors")
        func malformedQueries() {
            #expect(SecItemAdd([kSecAttrAccount: "a"] as CFDictionary, nil) == errSecParam)
            #expect(SecItemAdd([kSecClass: kSecClassKey] as CFDictionary, nil) == errSecUnimplemented)
            #expect(SecItemAdd(query("a", [kSecValueData as String: 5]), nil) == errSecParam)
            #expect(SecCopyErrorMessageString(errSecDuplicateItem, nil) != nil)
        }

        @Test("the file is readable by the user only, and a damaged file is an error that keeps it")
        func file() throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            let keychain = Keychain(file: folder.appendingPathComponent("Keychain.plist"))
            let item = KeychainItem(attributes: ["class": .text("genp"), "acct": .text("a")], data: Data("x".utf8))
            _ = try keychain.add(item)
            let attributes = try FileManager.default.attributesOfItem(atPath: keychain.file.path)
            #expect(attributes[.posixPermissions] as? Int == 0o600)
            let found = try keychain.items(matching: KeychainQuery(["class": "genp"]))
            #expect(found == [item])
            let contents = try Data(contentsOf: keychain.file)
            for length in stride(from: 0, to: contents.count, by: 7) {
                try contents.prefix(length).write(to: keychain.file)
                let damaged = try Data(contentsOf: keychain.file)
                #expect(throws: Keychain.Failure(errSecDecode)) { _ = try keychain.add(item) }
                #expect(try Data(contentsOf: keychain.file) == damaged)
            }
        }

        @Test("random bytes fill the whole buffer")
        func randomBytes() {
            var bytes = [UInt8](repeating: 0, count: 1000)
            #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
            #expect(Set(bytes[..<256]).count > 64 && Set(bytes[744...]).count > 64)
        }
    }
}
