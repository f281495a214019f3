import Trestle
import UIKit

/// The list of people, implemented in Trestle with models that describe their own rows. A tap toggles the
/// checkmark of a person.
final class PeopleModelViewController: UIViewController {
    private let tableView = UITableView(frame: .zero, style: .plain)
    private lazy var dataSource = ModelDataSource<PersonModel>(tableView)
    private var marked: Set<Person.ID> = [] {
        didSet { renderPeople() }
    }

    override func loadView() {
        view = tableView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "In models"
        tableView.rowHeight = PersonCell.height
        dataSource.onSelect = { [weak self] in self?.marked.formSymmetricDifference([$0.id]) }
        renderPeople()
    }

    private func renderPeople() {
        dataSource.render(
            People.byFirstLetter.map { group in
                ModelSection(
                    id: group.id, header: Title(group.id),
                    models: group.people.map { PersonModel(person: $0, isMarked: marked.contains($0.id)) })
            })
    }
}
