import ArgumentParser

@main
struct Trestle: ParsableCommand {}
