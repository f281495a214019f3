//
//  BookViewControllerTests.swift
//  BookshelfTests
//

import BookshelfKit
import UIKit
import XCTest

@testable import Bookshelf

private final class DelegateSpy: NSObject, BookViewControllerDelegate {
    var savedIDs: [UUID] = []
    var changeCount = 0

    func bookViewController(_ controller: BookViewController, didSaveBookWithID id: UUID) {
        savedIDs.append(id)
    }

    func bookViewControllerDidChange(_ controller: BookViewController) {
        changeCount += 1
    }
}

final class BookViewControllerTests: XCTestCase {

    private var store: LibraryStore!
    private var controller: BookViewController!
    private let delegate = DelegateSpy()

    override func setUpWithError() throws {
        store = try makeStore()
        controller = try makeController("Book")
        controller.store = store
        controller.book = store.library.books[1]
        controller.delegate = delegate
        controller.loadViewIfNeeded()
    }

    func testOutletsAreConnected() {
        XCTAssertNotNil(controller.scrollView)
        XCTAssertEqual(controller.textFields.count, 4)
        XCTAssertEqual(controller.captionLabels.count, 5)
        XCTAssertTrue(controller.textFields.allSatisfy { $0.delegate === controller })
    }

    func testFormDisplaysTheBook() {
        XCTAssertEqual(controller.titleField.text, "Roughing It")
        XCTAssertEqual(controller.yearField.text, "1872")
        XCTAssertEqual(controller.pagesStepper.value, 591)
        XCTAssertEqual(controller.ratingView.stars, 3)
        XCTAssertEqual(controller.ratingView.starSize, 28)
        XCTAssertNil(controller.navigationItem.leftBarButtonItem)
    }

    func testSaveItemStoresTheBook() throws {
        controller.titleField.text = "Roughing It Again"
        controller.ratingView.stars = 9
        controller.titleField.sendActions(for: .editingChanged)
        XCTAssertTrue(try XCTUnwrap(controller.navigationItem.rightBarButtonItem).sendAction())
        let book = try XCTUnwrap(store.library.books.first { $0.title == "Roughing It Again" })
        XCTAssertEqual(book.stars, 5)
        XCTAssertEqual(delegate.savedIDs, [book.id])
        XCTAssertEqual(delegate.changeCount, 1)
    }

    func testInvalidISBNDisablesSaving() {
        controller.isbnField.text = "978-0-14-143958-0"
        controller.isbnField.sendActions(for: .editingChanged)
        XCTAssertEqual(controller.navigationItem.rightBarButtonItem?.isEnabled, false)
        controller.isbnField.text = "978-0-14-143958-7"
        controller.isbnField.sendActions(for: .editingChanged)
        XCTAssertEqual(controller.navigationItem.rightBarButtonItem?.isEnabled, true)
    }

    func testYearAcceptsFourDigits() {
        let field = controller.yearField!
        func accepts(_ text: String) -> Bool {
            let range = NSRange(location: 0, length: (field.text ?? "").utf16.count)
            return field.delegate?.textField?(field, shouldChangeCharactersIn: range, replacementString: text) ?? true
        }
        XCTAssertTrue(accepts("1999"))
        XCTAssertFalse(accepts("19999"))
        XCTAssertFalse(accepts("MCM"))
    }

    func testStepperAndSliderUpdateTheText() {
        controller.pagesStepper.value = 200
        controller.progressSlider.value = 0.25
        controller.pagesStepper.sendActions(for: .valueChanged)
        let texts = controller.view.labels.compactMap(\.text)
        XCTAssertTrue(texts.contains("50 of 200 pages"), "\(texts)")
    }

    func testReturnMovesToTheNextField() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        XCTAssertTrue(controller.titleField.becomeFirstResponder())
        XCTAssertEqual(controller.titleField.delegate?.textFieldShouldReturn?(controller.titleField), false)
        XCTAssertTrue(controller.authorField.isFirstResponder)
        controller.endEditingOnTap()
        XCTAssertFalse(controller.authorField.isFirstResponder)
        window.isHidden = true
    }

    func testKeyboardInsets() {
        let frame = CGRect(x: 0, y: controller.view.bounds.maxY - 300, width: controller.view.bounds.width, height: 300)
        NotificationCenter.default.post(
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
            userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame)])
        XCTAssertEqual(controller.scrollView.contentInset.bottom, 300, accuracy: 40)
        NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: nil)
        XCTAssertEqual(controller.scrollView.contentInset.bottom, 0)
    }
}

private extension UIView {
    var labels: [UILabel] {
        (self as? UILabel).map { [$0] } ?? subviews.flatMap(\.labels)
    }
}
