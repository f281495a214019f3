import Trestle
import UIKit

/// One package: everything that its stanza says.
final class PackageViewController: FormViewController {
    private let package: InstalledPackage

    init(package: InstalledPackage) {
        self.package = package
        super.init(style: .insetGrouped)
        title = package.name
    }

    /// Fields that are shown in a way of their own, above the rest.
    private static let known: Set = [
        "Package", "Version", "Architecture", "Section", "Priority", "Installed-Size", "Description", "Maintainer",
        "Homepage", "Depends", "Status",
    ]

    /// Values up to this many characters stand beside their name, longer ones below it.
    private static let longestBesideName = 24

    override var form: Form {
        Form {
            Section(id: "about", footer: package.summary.isEmpty ? nil : Title(package.summary)) {
                ValueRow("Version", value: package.version)
                ValueRow("Architecture", value: package.architecture)
                for name in ["Section", "Priority"] {
                    if let value = package[name] { ValueRow(name, value: value) }
                }
                if let size = package.installedSize {
                    ValueRow("Installed size", value: Self.sizes.string(fromByteCount: size))
                }
            }
            if let details = package.details {
                Section(id: "description", header: Title("Description")) { TextRow(details) }
            }
            Section(id: "origin", header: Title("Origin")) {
                for name in ["Maintainer", "Homepage"] {
                    if let value = package[name] { field(name, value) }
                }
            }
            if let dependencies = package["Depends"] {
                Section(id: "dependencies", header: Title("Depends on")) {
                    for dependency in dependencies.split(separator: ",") {
                        Title(dependency.trimmingCharacters(in: .whitespaces))
                    }
                }
            }
            let rest = package.fields.filter { !Self.known.contains($0.name) }
            if !rest.isEmpty {
                Section(id: "fields", header: Title("More fields")) {
                    for other in rest { field(other.name, other.value) }
                }
            }
        }
    }

    /// A field's row: beside its name if the value is short, below it if it is long.
    private func field(_ name: String, _ value: String) -> Row {
        value.count <= Self.longestBesideName && !value.contains("\n")
            ? ValueRow(name, value: value).id(name) : FieldRow(name: name, value: value).id(name)
    }

    private static let sizes: ByteCountFormatter = {
        let formatter = ByteCountFormatter()
        formatter.countStyle = .file
        return formatter
    }()
}
