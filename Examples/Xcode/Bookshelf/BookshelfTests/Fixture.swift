//
//  Fixture.swift
//  BookshelfTests
//

import BookshelfKit
import UIKit
import XCTest

@testable import Bookshelf

extension XCTestCase {

    func makeStore() throws -> LibraryStore {
        let url = try XCTUnwrap(
            Bundle(for: LibraryStoreTests.self).url(forResource: "fixture-library", withExtension: "json"))
        return LibraryStore(library: try Library(contentsOf: url))
    }

    func makeController<Controller: UIViewController>(_ identifier: String) throws -> Controller {
        let storyboard = UIStoryboard(name: "Main", bundle: Bundle(for: AppDelegate.self))
        return try XCTUnwrap(storyboard.instantiateViewController(withIdentifier: identifier) as? Controller)
    }

    /// Displays a controller in a window, so that its views are laid out.
    @discardableResult
    func show(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        addTeardownBlock {
            window.isHidden = true
        }
        return window
    }
}

extension UIBarButtonItem {
    @discardableResult
    func sendAction() -> Bool {
        guard let action else { return false }
        return UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
}
