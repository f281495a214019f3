import Trestle
import UIKit

/// The countries of the world with their flags, grouped by continent.
final class CountriesViewController: FormViewController {
    private let file: URL
    private var groups: Result<[Countries.Group], CountriesError>
    private var flags = FlagImages()

    init(file: URL = Countries.systemFile) {
        self.file = file
        groups = Self.load(file)
        super.init(style: .insetGrouped)
        title = "Countries"
    }

    private static func load(_ file: URL) -> Result<[Countries.Group], CountriesError> {
        Result { () throws(CountriesError) in try Countries(contentsOf: file).byContinent }
    }

    override var form: Form {
        switch groups {
        case .failure(let error):
            Form {
                ContentUnavailable("The countries could not be loaded", detail: error.localizedDescription)
                    .action("Try Again", on: self) { $0.retry() }
            }
        case .success(let groups):
            // Lazy rows: each flag is drawn when its row becomes visible.
            Form {
                for group in groups {
                    Section(
                        id: group.id, header: Title(group.id), data: group.countries, id: \.code
                    ) { [flags] country in
                        ValueRow(country.name, value: country.code, image: flags.image(for: country))
                    }
                }
            }
        }
    }

    private func retry() {
        groups = Self.load(file)
        setNeedsRender()
    }
}
