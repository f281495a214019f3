import Trestle
import UIKit

/// The packages that are installed on this machine, grouped by first letter.
final class PackagesViewController: FormViewController {
    /// The result of reading the status file.
    private enum State {
        case failed(InstalledPackagesError)
        case loaded(InstalledPackages, groups: [InstalledPackages.Group])
    }

    private let file: URL
    private var state: State

    /// Creates a list of the packages in a status file, which is read immediately and at each retry.
    ///
    /// Reading is synchronous: the 3,000 stanzas of a full desktop take less time than the push of the
    /// screen.
    init(file: URL = InstalledPackages.systemFile) {
        self.file = file
        state = Self.load(file)
        super.init(style: .plain)
        title = "Installed packages"
    }

    private static func load(_ file: URL) -> State {
        do throws(InstalledPackagesError) {
            let packages = try InstalledPackages(contentsOf: file)
            return .loaded(packages, groups: packages.byFirstLetter)
        } catch {
            return .failed(error)
        }
    }

    override var form: Form {
        switch state {
        case .failed(let error): failure(error)
        case .loaded(let packages, let groups): list(of: packages, groups: groups)
        }
    }

    private func failure(_ error: InstalledPackagesError) -> Form {
        Form {
            ContentUnavailable("The packages could not be loaded", detail: error.localizedDescription)
                .action("Try Again", on: self) { $0.retry() }
        }
    }

    private func retry() {
        state = Self.load(file)
        setNeedsRender()
    }

    private func list(of packages: InstalledPackages, groups: [InstalledPackages.Group]) -> Form {
        Form {
            if !packages.damaged.isEmpty {
                Section("Omitted because of damage") {
                    for stanza in packages.damaged {
                        TextRow(stanza.description, style: .footnote, color: .secondaryLabel).id(stanza)
                    }
                }
            }
            for group in groups {
                Section(group.id) {
                    for package in group.packages {
                        SubtitleRow(package.name, detail: package.summary)
                            .id(package.id)
                            .accessory(.disclosureIndicator)
                            .onSelect(self) { $0.open(package) }
                    }
                }
            }
        }
    }

    private func open(_ package: InstalledPackage) {
        navigationController?.pushViewController(PackageViewController(package: package), animated: true)
    }
}
