// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Trestle", path: "..")],
    targets: [
        // Measures everything, and starts the programs of the others.
        .executableTarget(
            name: "Bench",
            dependencies: [
                "RowGeometrySources",
                .product(name: "Changeset", package: "Trestle"),
                .product(name: "Trestle", package: "Trestle"),
                .product(name: "TrestleTesting", package: "Trestle"),
                .product(name: "UIKit", package: "Trestle"),
            ]),
        // A Trestle list in a window.
        .executableTarget(
            name: "TableWindow",
            dependencies: [
                .product(name: "Trestle", package: "Trestle"),
                .product(name: "UIKit", package: "Trestle"),
            ]),
        // The same sources as RowGeometry's: what they have at package level is seen from within one package only.
        .target(name: "RowGeometrySources"),
    ],
    swiftLanguageModes: [.v6]
)
