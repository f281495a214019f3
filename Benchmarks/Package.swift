// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Trestle", path: "..")],
    targets: [
        // Runs all benchmarks, and starts the window programs.
        .executableTarget(
            name: "Bench",
            dependencies: [
                "RowGeometrySources",
                .product(name: "AdaptiveCards", package: "Trestle"),
                .product(name: "Changeset", package: "Trestle"),
                .product(name: "Trestle", package: "Trestle"),
                .product(name: "TrestleCards", package: "Trestle"),
                .product(name: "ScreenDriver", package: "Trestle"),
                .product(name: "UIKit", package: "Trestle"),
            ]),
        // The window program of Trestle.
        .executableTarget(
            name: "TableWindow",
            dependencies: [
                "WindowRun",
                .product(name: "Trestle", package: "Trestle"),
                .product(name: "UIKit", package: "Trestle"),
            ]),
        // The window program of the platform's collection view.
        .executableTarget(
            name: "GridWindow",
            dependencies: [
                "WindowRun",
                .product(name: "UIKit", package: "Trestle"),
            ]),
        // The window program of a feed of photographs.
        .executableTarget(
            name: "PhotoWindow",
            dependencies: [
                "WindowRun",
                .product(name: "Trestle", package: "Trestle"),
                .product(name: "TrestleImages", package: "Trestle"),
                .product(name: "UIKit", package: "Trestle"),
            ]),
        // Scrolls and reports for the window programs.
        .target(name: "WindowRun", dependencies: [.product(name: "UIKit", package: "Trestle")]),
        // The sources of RowGeometry, whose package-level declarations are not visible in this package otherwise.
        .target(name: "RowGeometrySources"),
    ],
    swiftLanguageModes: [.v6]
)
