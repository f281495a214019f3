import Testing
import TrestleTesting

@testable import UIKit

final class NibPersonCell: UITableViewCell {
    weak var nameLabel: UILabel!
    var jobLabel: UILabel?
    var callButton: UIButton!
    var labels: [UILabel]!
    var rank = 0
    var calls = 0
    var hasAwoken = false

    override func awakeFromNib() {
        super.awakeFromNib()
        hasAwoken = nameLabel != nil
    }

    @IBAction func call(_ sender: UIButton) { calls += 1 }

    override class var objcMembers: [ObjCMember] { super.objcMembers + [.method("call:", NibPersonCell.call)] }
}

@MainActor
@Suite("Nib cells", .serialized)
struct NibCellTests {
    final class People: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Person", for: indexPath)
            guard let cell = cell as? NibPersonCell else { return cell }
            cell.nameLabel.text = "Person \(indexPath.row)"
            cell.jobLabel?.text =
                indexPath.row.isMultiple(of: 3)
                ? "Builds bridges, and roads that lead to bridges, and houses beside them" : "Engineer"
            return cell
        }
    }

    @Test("a cell has the outlets, attributes and identifier of its nib")
    func outlets() throws {
        let objects = try NibFixture.nib("PersonCell").objects()
        let cell = try #require(objects.first as? NibPersonCell)
        #expect(objects.count == 1)
        #expect(cell.nameLabel.text == "Name")
        #expect(cell.jobLabel?.text == "Job")
        #expect(cell.labels == [cell.nameLabel, try #require(cell.jobLabel)])
        #expect(cell.rank == 3)
        #expect(cell.reuseIdentifier == "Person")
        #expect(cell.hasAwoken)
        #expect(cell.nameLabel.font == .preferredFont(forTextStyle: .headline))
        #expect(cell.jobLabel?.textColor == .secondaryLabel)
    }

    @Test("a table shows self-sizing cells of a registered nib, and their buttons call actions")
    func table() throws {
        let people = People()
        let controller = UITableViewController(style: .plain)
        controller.loadViewIfNeeded()
        controller.tableView.register(try NibFixture.nib("PersonCell"), forCellReuseIdentifier: "Person")
        controller.tableView.dataSource = people
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 360), scale: 2, safeAreaInsets: .zero)
        screen.show(controller)
        screen.settle()
        expectSnapshot(screen, matches: "nib-cells")
        let cell = try #require(controller.tableView.cellForRow(at: [0, 1]) as? NibPersonCell)
        screen.tap(cell.callButton)
        #expect(cell.calls == 1)
    }

    @Test(
        "a button of a nib's cell reacts to taps in a table that supports drag and drop", arguments: [0.05, 0.3])
    func dragAndDrop(duration: TimeInterval) throws {
        let people = People()
        let mover = Mover()
        let controller = UITableViewController(style: .plain)
        controller.loadViewIfNeeded()
        controller.tableView.register(try NibFixture.nib("PersonCell"), forCellReuseIdentifier: "Person")
        controller.tableView.dataSource = people
        controller.tableView.dragDelegate = mover
        controller.tableView.dropDelegate = mover
        controller.tableView.dragInteractionEnabled = true
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 360), scale: 1, safeAreaInsets: .zero)
        screen.show(controller)
        screen.settle()
        let cell = try #require(controller.tableView.cellForRow(at: [0, 1]) as? NibPersonCell)
        let button = try #require(cell.callButton)
        let center = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil as UIView?)
        for count in 1...2 {
            screen.touchDown(at: center)
            screen.advance(by: duration)
            screen.touchUp(at: center)
            screen.settle()
            #expect(cell.calls == count)
        }
        #expect(controller.tableView.indexPathForSelectedRow == nil)
    }

    final class Mover: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] {
            [UIDragItem(itemProvider: NSItemProvider(object: "Person" as NSString))]
        }

        func tableView(
            _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
        ) {}
    }
}
