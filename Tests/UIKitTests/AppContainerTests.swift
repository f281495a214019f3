import Foundation
import Testing

@testable import UIKit

@Suite("The app's own folders") @MainActor
struct AppContainerTests {
    @Test(
        "Documents, Library, Application Support and Caches exist and are inside folders of the app",
        arguments: [
            FileManager.SearchPathDirectory.documentDirectory, .libraryDirectory, .applicationSupportDirectory,
            .cachesDirectory,
        ])
    func folders(_ directory: FileManager.SearchPathDirectory) throws {
        let url = try #require(AppContainer.urls(for: directory, in: .userDomainMask).first)
        var isFolder: ObjCBool = false
        #expect(FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue)
        #expect(url.pathComponents.contains(AppContainer.home.lastPathComponent))
    }

    @Test("other search paths are those of the system")
    func others() {
        let own = AppContainer.urls(for: .desktopDirectory, in: .userDomainMask)
        #expect(own == FileManager.default.urls(for: .desktopDirectory, in: .userDomainMask))
    }
}
