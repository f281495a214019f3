import Trestle
import UIKit

/// The details of a package: all fields of its stanza.
final class PackageViewController: FormViewController {
    private let package: InstalledPackage

    init(package: InstalledPackage) {
        self.package = package
        super.init(style: .insetGrouped)
        title = package.name
    }

    /// The fields that have a row or section of their own, or are omitted.
    private static let separateFields: Set = [
        "Package", "Version", "Architecture", "Section", "Priority", "Installed-Size", "Description", "Maintainer",
        "Homepage", "Depends", "Status",
    ]

    /// The maximum length of a value next to its name, in characters. Longer values are placed below the
    /// name.
    private static let maximumInlineLength = 24

    @FormBuilder override var form: Form {
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
            Section("Description") { TextRow(details) }
        }
        Section("Origin") {
            for name in ["Maintainer", "Homepage"] {
                if let value = package[name] { field(name, value) }
            }
        }
        if let dependencies = package["Depends"] {
            Section("Depends on") {
                for dependency in dependencies.split(separator: ",") {
                    Title(dependency.trimmingCharacters(in: .whitespaces))
                }
            }
        }
        let rest = package.fields.filter { !Self.separateFields.contains($0.name) }
        if !rest.isEmpty {
            Section("More fields") {
                for other in rest { field(other.name, other.value) }
            }
        }
    }

    /// Returns the row of a field, with a short value next to its name and a long value below it.
    private func field(_ name: String, _ value: String) -> Row {
        value.count <= Self.maximumInlineLength && !value.contains("\n")
            ? ValueRow(name, value: value).id(name) : FieldRow(name: name, value: value).id(name)
    }

    private static let sizes: ByteCountFormatter = {
        let formatter = ByteCountFormatter()
        formatter.countStyle = .file
        return formatter
    }()
}
