// swift-tools-version: 6.1
import PackageDescription

// A package that depends on Trestle and on common packages, as an app does. `make test` runs its tests.
//
// Common packages say `#if canImport(UIKit)`, which is true for each package of a build that contains UIKit.

// The language mode of the suites that people have: test cases that are not isolated to an actor use views.
let existingTests: [SwiftSetting] = [.swiftLanguageMode(.v5)]

let package = Package(
    name: "Client",
    dependencies: [
        .package(name: "Trestle", path: "../.."),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
        .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ],
    targets: [
        .target(
            name: "Pantry",
            dependencies: [
                .product(name: "UIKit", package: "Trestle"),
                .product(name: "Trestle", package: "Trestle"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "OrderedCollections", package: "swift-collections"),
                .product(name: "Yams", package: "Yams"),
                .product(name: "FlyingFox", package: "FlyingFox"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .testTarget(
            name: "PackageTests",
            dependencies: ["Pantry", .product(name: "CustomDump", package: "swift-custom-dump")],
            swiftSettings: existingTests),
        .testTarget(
            name: "RunLoopTests", dependencies: [.product(name: "UIKit", package: "Trestle")],
            swiftSettings: existingTests),
    ],
    swiftLanguageModes: [.v6]
)
