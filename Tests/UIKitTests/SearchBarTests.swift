import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Search bars", .serialized) @MainActor
final class SearchBarTests {
    final class Log: NSObject, UISearchBarDelegate {
        var calls: [String] = []
        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
            calls.append("shouldBegin")
            return true
        }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
            calls.append("didBegin")
            searchBar.setShowsCancelButton(true, animated: true)
        }
        func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
            calls.append("shouldEnd")
            return true
        }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("didEnd") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            calls.append("text \(searchText)")
        }
        func searchBar(
            _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool {
            calls.append("change \(range.location) \(text)")
            return text != "!"
        }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
            calls.append("cancel")
            searchBar.text = ""
            searchBar.setShowsCancelButton(false, animated: true)
            searchBar.resignFirstResponder()
        }
    }

    private let screen = HeadlessScreen(scale: 1)
    private let root = UIView()
    private let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56))
    private let log = Log()

    private func prepare() {
        bar.placeholder = "Search"
        bar.delegate = log
        root.addSubview(bar)
        screen.show(root)
    }

    @Test("the delegate is notified of typing, the search key and the cancel button in UIKit's order")
    func calls() {
        prepare()
        screen.tap("Search")
        screen.settle()
        #expect(bar.isFirstResponder && bar.showsCancelButton)
        screen.tap("search")
        #expect(!log.calls.contains("search"), "the search key is disabled without text")
        screen.tapKeys("a")
        screen.type("!")
        screen.tapKeys("\n")
        screen.tap("Clear text")
        screen.tap("Cancel")
        screen.settle()
        #expect(
            log.calls == [
                "shouldBegin", "didBegin", "change 0 a", "text a", "change 1 !", "search", "text ", "cancel",
                "shouldEnd",
                "didEnd",
            ])
        #expect(!bar.isFirstResponder && bar.text == "" && screen.keyboardFrame == nil)
    }

    @Test("the text field is resized with animation when the cancel button appears and disappears")
    func cancelButton() {
        prepare()
        let field = bar.searchTextField
        #expect(field.frame == CGRect(x: 8, y: 10, width: 374, height: 36))
        bar.setShowsCancelButton(true, animated: true)
        screen.advance(by: 0.1)
        let shown = field.layer.presentation()?.frame.width ?? 0
        #expect(shown < 374 && shown > field.frame.width)
        screen.settle()
        let button = screen.visibleRect(of: screen.view(showing: "Cancel")!)!
        #expect(button.maxX <= 374 && field.frame.maxX < button.minX)
        bar.showsCancelButton = false
        screen.settle()
        #expect(field.frame.width == 374 && screen.view(showing: "Cancel") == nil)
    }

    @Test("a bar is 56 points high and forwards its keyboard traits to its text field")
    func traits() {
        #expect(bar.intrinsicContentSize.height == 56)
        bar.keyboardType = .emailAddress
        #expect(bar.searchTextField.keyboardType == .emailAddress && bar.returnKeyType == .search)
    }
}
