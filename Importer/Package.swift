// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that apps that use Trestle do not depend on SwiftSyntax.
let package = Package(
    name: "TrestleImporter",
    products: [.executable(name: "trestle", targets: ["trestle"])],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(name: "Trestle", path: ".."),
    ],
    targets: [
        .target(name: "XcodeProject"),
        .target(
            name: "SourceRewriting",
            dependencies: [
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftOperators", package: "swift-syntax"),
            ]),
        .target(name: "ProjectImport", dependencies: ["XcodeProject", "SourceRewriting"]),
        .target(name: "AppPackaging", dependencies: ["ProjectImport", "XcodeProject"]),
        .executableTarget(
            name: "trestle",
            dependencies: [
                "AppPackaging", "ProjectImport", .product(name: "AdaptiveCards", package: "Trestle"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .testTarget(name: "XcodeProjectTests", dependencies: ["XcodeProject"], exclude: ["Fixtures"]),
        .testTarget(name: "SourceRewritingTests", dependencies: ["SourceRewriting"]),
        .testTarget(name: "ProjectImportTests", dependencies: ["ProjectImport"]),
        .testTarget(name: "AppPackagingTests", dependencies: ["AppPackaging"]),
    ],
    swiftLanguageModes: [.v6]
)
