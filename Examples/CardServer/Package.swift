// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that apps that use Trestle do not depend on a server.
let package = Package(
    name: "CardServer",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
        .package(name: "Trestle", path: "../.."),
    ],
    targets: [
        .target(
            name: "Pages", dependencies: [.product(name: "AdaptiveCards", package: "Trestle")], path: "Pages",
            resources: [.copy("Resources")]),
        .executableTarget(name: "card-server", dependencies: ["Pages", "FlyingFox"], path: "Server"),
    ],
    swiftLanguageModes: [.v6]
)
