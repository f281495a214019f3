import Trestle
import UIKit

/// Every package that is installed on this machine, by first letter.
final class PackagesViewController: FormViewController {
    /// Why there are none to show, or those there are.
    private enum State {
        case failed(InstalledPackagesError)
        case loaded(InstalledPackages, groups: [InstalledPackages.Group])
    }

    private let file: URL
    private var state: State

    /// The packages of a status file, which is read here and again with every retry.
    ///
    /// Reading the some 3,000 stanzas of a full desktop takes less time than the screen's push, so it isn't put off.
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
            Section(id: "failure") {
                MessageRow("The packages can’t be shown", detail: error.localizedDescription).id("message")
                ButtonRow("Try Again", alignment: .center).id("retry").onSelect { [weak self] in self?.retry() }
            }
        }
    }

    private func retry() {
        state = Self.load(file)
        renderForm()
    }

    private func list(of packages: InstalledPackages, groups: [InstalledPackages.Group]) -> Form {
        Form {
            if !packages.damaged.isEmpty {
                Section(id: "damaged", header: Title("Left out, because damaged")) {
                    for stanza in packages.damaged {
                        TextRow(stanza.description, style: .footnote, color: .secondaryLabel).id(stanza)
                    }
                }
            }
            for group in groups {
                Section(id: group.id, header: Title(group.id)) {
                    for package in group.packages {
                        SubtitleRow(package.name, detail: package.summary)
                            .id(package.id)
                            .accessory(.disclosureIndicator)
                            .onSelect { [weak self] in self?.open(package) }
                    }
                }
            }
        }
    }

    private func open(_ package: InstalledPackage) {
        navigationController?.pushViewController(PackageViewController(package: package), animated: true)
    }
}
