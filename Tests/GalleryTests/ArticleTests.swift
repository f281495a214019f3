import Testing
import TrestleTesting
import UIKit

@testable import GalleryScreens

@Suite("Article screen")
@MainActor
struct ArticleTests {
    private let viewModel = ArticleViewModel(article: .trestle)

    private func show(size: CGSize = HeadlessScreen.phoneSize) -> HeadlessScreen {
        let screen = HeadlessScreen(size: size)
        screen.show(UINavigationController(rootViewController: ArticleViewController(viewModel: viewModel)))
        screen.settle()
        return screen
    }

    @Test("the view model turns an article into cell kinds without creating views")
    func cells() {
        #expect(
            viewModel.cells.first
                == .heading(title: "How a trestle carries a train", subtitle: "Margit Fekete · 1-minute read"))
        #expect(viewModel.cells.contains(.fact(name: "Bents", value: "36")))
        #expect(viewModel.cells.count == 1 + Article.trestle.paragraphs.count + 2 + Article.trestle.facts.count)
    }

    @Test("each row is tall enough for its text at any width", arguments: [320, 390, 844])
    func heights(width: CGFloat) throws {
        let screen = show(size: CGSize(width: width, height: 844))
        let table = try #require(screen.views(UITableView.self).first)
        for row in viewModel.cells.indices {
            table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
            screen.settle()
            let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
            for label in cell.contentView.subviews.compactMap({ $0 as? UILabel }) {
                let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
                #expect(needed.height <= label.bounds.height + 1, "row \(row): \(label.text ?? "")")
                #expect(cell.contentView.bounds.contains(label.frame), "row \(row): \(label.text ?? "")")
            }
        }
    }
}
