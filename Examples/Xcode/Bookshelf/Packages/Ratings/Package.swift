// swift-tools-version: 5.9

import PackageDescription

let package = Package(
    name: "Ratings",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "Ratings", targets: ["Ratings"])
    ],
    targets: [
        .target(name: "Ratings"),
        .testTarget(name: "RatingsTests", dependencies: ["Ratings"]),
    ]
)
