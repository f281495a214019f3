struct Recipe {
    var name: String
}
