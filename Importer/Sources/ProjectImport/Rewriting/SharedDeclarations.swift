/// The declarations by which a target sees the app's own folders, instead of those that all apps of a user share, and
/// texts in the preferred language with their plural forms.
///
/// A declaration of a module takes precedence over one of an imported module with the same signature. As those of
/// Foundation, they can be used in default arguments of public functions.
enum SharedDeclarations {
    /// The conformance by which a test case can be a delegate or data source, as on Apple's platforms, where it is an
    /// `NSObject`.
    static let testCaseObject = """

        import XCTest

        extension XCTestCase: @retroactive NSObjectProtocol {
            public nonisolated func isEqual(_ object: Any?) -> Bool { (object as AnyObject) === self }
            public nonisolated var hash: Int { ObjectIdentifier(self).hashValue }
            public nonisolated func `self`() -> Self { self }
            public nonisolated func isProxy() -> Bool { false }
            public nonisolated var description: String { name }
        }
        """

    /// The property by which the sources of a Swift package find the resources of their target.
    static let moduleBundle = """

        private final class ModuleBundleClass {}

        extension Foundation.Bundle {
            nonisolated static let module = Foundation.Bundle(containing: ModuleBundleClass.self)
        }
        """

    static let text = """
        import Foundation
        import UIKit

        extension FileManager {
            @usableFromInline nonisolated func urls(
                for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
            ) -> [URL] {
                AppContainer.urls(for: directory, in: domainMask)
            }

            @usableFromInline nonisolated func url(
                for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?,
                create shouldCreate: Bool
            ) throws -> URL {
                try AppContainer.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
            }
        }

        @usableFromInline nonisolated func NSSearchPathForDirectoriesInDomains(
            _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask,
            _ expandTilde: Bool
        ) -> [String] {
            AppContainer.urls(for: directory, in: domainMask).map(\\.path)
        }

        @usableFromInline nonisolated func NSHomeDirectory() -> String { AppContainer.home.path }

        extension URL {
            @usableFromInline nonisolated static var documentsDirectory: URL { AppContainer.documents }
            @usableFromInline nonisolated static var libraryDirectory: URL { AppContainer.library }
            @usableFromInline nonisolated static var applicationSupportDirectory: URL {
                AppContainer.applicationSupport
            }
            @usableFromInline nonisolated static var cachesDirectory: URL { AppContainer.caches }
        }

        @usableFromInline nonisolated func NSLocalizedString(
            _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String
        ) -> String {
            LocalizedTexts.string(forKey: key, value: value, table: tableName, bundle: bundle)
        }

        extension Bundle {
            @usableFromInline nonisolated func object(forInfoDictionaryKey key: String) -> Any? {
                localizedInfoDictionary?[key] ?? infoDictionary?[key]
            }

            @usableFromInline nonisolated func localizedString(
                forKey key: String, value: String?, table tableName: String?
            ) -> String {
                LocalizedTexts.string(forKey: key, value: value, table: tableName, bundle: self)
            }
        }

        extension String {
            @usableFromInline nonisolated static func localizedStringWithFormat(
                _ format: String, _ arguments: CVarArg...
            ) -> String {
                LocalizedTexts.string(format: format, locale: Locale.current, arguments: arguments)
            }

            @usableFromInline nonisolated init(format: __shared String, _ arguments: CVarArg...) {
                self = LocalizedTexts.string(format: format, locale: nil, arguments: arguments)
            }

            @usableFromInline nonisolated init(format: __shared String, locale: __shared Locale?, _ args: CVarArg...) {
                self = LocalizedTexts.string(format: format, locale: locale, arguments: args)
            }

            @usableFromInline nonisolated init(format: __shared String, arguments: __shared [CVarArg]) {
                self = LocalizedTexts.string(format: format, locale: nil, arguments: arguments)
            }
        }
        """
}
