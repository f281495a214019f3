import Testing
import UIKit

@testable import Trestle

@Suite("View components", .serialized)
@MainActor
struct ViewComponentTests {
    @Test("the view fills its cell inside the insets and determines the row's height", arguments: ListKind.allCases)
    func layout(kind: ListKind) {
        let list = AdapterScreen(kind)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        list.render(
            Form {
                Section(id: "s") {
                    Patch(height: 50); Patch(height: 20, contentInsets: insets)
                }
            })
        #expect(list.cell(0)?.frame.height == 50)
        #expect(list.cell(1)?.frame.height == 24)
        let view = (list.cell(1) as? ViewCell<PatchView>)?.hostedView
        #expect(view?.frame == CGRect(x: 2, y: 1, width: 314, height: 20))
    }

    /// A view whose height increases as its width decreases.
    private struct Paragraph: ViewComponent {
        func makeView() -> ParagraphView { ParagraphView() }
        func render(in view: ParagraphView) {}
    }

    private final class ParagraphView: UIView {
        var measurings = 0
        var layouts = 0

        override func sizeThatFits(_ size: CGSize) -> CGSize {
            measurings += 1
            return CGSize(width: size.width, height: 19_200 / max(1, size.width))
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    private func paragraph(_ list: AdapterScreen, _ row: Int = 0) -> ParagraphView? {
        (list.cell(row) as? ViewCell<ParagraphView>)?.hostedView
    }

    private func form(_ accessory: UITableViewCell.AccessoryType, rows: Int = 1) -> Form {
        Form { Section(id: "s") { for id in 0..<rows { Paragraph().id(id).accessory(accessory) } } }
    }

    /// Returns whether a row's view is narrower than the table and determines the row's height.
    private func isBesideAccessory(_ list: AdapterScreen, row: Int = 0) throws -> Bool {
        let size = try #require(paragraph(list, row)).frame.size
        // A collection view rounds heights up to pixels.
        #expect(abs(size.height - 19_200 / size.width) < 1)
        return size.width < 320
    }

    @Test(
        "a row with an accessory has the height of its narrower view when it is first displayed",
        arguments: ListKind.allCases)
    func accessory(kind: ListKind) throws {
        let list = AdapterScreen(kind)
        list.render(form(.detailDisclosureButton, rows: 100))
        #expect(try isBesideAccessory(list))
        list.listView.contentOffset.y = 1_000
        list.screen.settle()
        let last = try #require(list.listView.indexPathsForVisibleRows?.last)
        #expect(try isBesideAccessory(list, row: last.row))
    }

    @Test("a row is measured again when its accessory is added or removed", arguments: ListKind.allCases)
    func otherAccessory(kind: ListKind) throws {
        let list = AdapterScreen(kind)
        for accessory in [.none, .checkmark, .none, .detailDisclosureButton] as [UITableViewCell.AccessoryType] {
            list.render(form(accessory))
            #expect(try isBesideAccessory(list) == (accessory != .none))
        }
    }

    @Test("a cell that has been laid out is not laid out again to be measured", arguments: ListKind.allCases)
    func measuringCost(kind: ListKind) throws {
        let list = AdapterScreen(kind)
        list.render(form(.checkmark))
        let (cell, view) = (try #require(list.cell(0)), try #require(paragraph(list)))
        let (frame, layouts) = (cell.frame, view.layouts)
        #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height > 60)
        #expect(cell.frame == frame && view.layouts == layouts && !cell.layer.needsLayout())
        #expect(cell.sizeThatFits(CGSize(width: 640, height: 0)).height < 45)
        #expect(cell.frame == frame)
        list.screen.settle()
        #expect(view.frame.maxX == cell.contentView.bounds.width && cell.contentView.frame.width < 320)
    }

    @Test("the view is reused when the content changes", arguments: ListKind.allCases)
    func reuse(kind: ListKind) {
        let list = AdapterScreen(kind)
        list.render(Form { Section(id: "s") { Patch(height: 50).id(1) } })
        let view = (list.cell(0) as? ViewCell<PatchView>)?.hostedView
        list.render(Form { Section(id: "s") { Patch(height: 60).id(1) } })
        #expect((list.cell(0) as? ViewCell<PatchView>)?.hostedView === view)
        #expect(view?.wanted == 60)
        #expect(list.cell(0)?.frame.height == 60)
    }

    /// A view whose constraints determine its height: a text of any number of lines with margins.
    private struct Note: ViewComponent {
        let text: String
        var contentInsets: UIEdgeInsets { UIEdgeInsets(top: 3, left: 20, bottom: 4, right: 20) }

        func makeView() -> NoteView { NoteView() }
        func render(in view: NoteView) { view.label.text = text }
    }

    private final class NoteView: UIView {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
                label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
                label.topAnchor.constraint(equalTo: topAnchor, constant: 5),
                label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -5),
            ])
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { fatalError("Made in code.") }

        /// The result of a view without content; constraints take precedence over it.
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 1_000) }
    }

    @Test(
        "a view with constraints of its own determines the row's height, also after its content has changed",
        arguments: ListKind.allCases)
    func constraints(kind: ListKind) throws {
        let list = AdapterScreen(kind)
        let long = Array(repeating: "as many words as it takes", count: 8).joined(separator: " ")
        for text in ["Short", long, "Short"] {
            list.render(
                Form {
                    Section(id: "s", header: Note(text: text)) {
                        Note(text: text).id(1); Patch(height: 50)
                    }
                })
            let cell = try #require(list.cell(0) as? ViewCell<NoteView>)
            let label = try #require(cell.hostedView?.label)
            let needed = label.sizeThatFits(CGSize(width: 320 - 60, height: CGFloat.infinity)).height
            #expect(cell.frame.height == needed + 17)
            #expect(label.frame == CGRect(x: 10, y: 5, width: 260, height: needed))
            #expect(list.listView.headerView(forSection: 0)?.frame.height == needed + 17)
            #expect(list.cell(1)?.frame.height == 50)
        }
    }

    @Test(
        "a view without constraints determines the row's height with sizeThatFits, regardless of its subviews",
        arguments: ListKind.allCases)
    func ownSize(kind: ListKind) {
        let list = AdapterScreen(kind)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 640, height: 400)).image { _ in }
        list.render(
            Form {
                Section(id: "s") {
                    ImageRow(image); Paragraph()
                }
            })
        #expect(list.cell(0)?.frame.height == 200)
        #expect(list.cell(1)?.frame.height == 60)
        // The result that Apple's UIKit would otherwise use as the row's height.
        let view = (list.cell(0) as? ViewCell<UIView>)?.hostedView
        #expect(view?.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    }
}
