/// The posts of the feed, newest first.
enum Posts {
    static let all: [Post] = samples.enumerated().map { index, sample in
        Post(
            id: index, author: People.all[index * 7 % People.all.count], age: sample.age, text: sample.text,
            scene: sample.scene, likes: (samples.count - index) * 37 % 90, comments: index * 5 % 12,
            shares: index * 3 % 7)
    }

    private static let samples: [(age: String, text: String, scene: Post.Scene?)] = [
        ("2 min", "The last girder of the north span is in. Come and see it before the painters do!", .dawn),
        (
            "18 min",
            """
            Somebody asked how a trestle stands on a slope. Each bent is as high as the ground below it is deep, so no two are \
            alike: the carpenters cut the legs to a table of lengths that we reckon from the survey. The feet rest on sills, and \
            the sills on piles or on the rock itself. What keeps it all from falling over are the diagonals. Take one out, and a \
            train would notice before you do.
            """, nil
        ),
        ("1 h", "Coffee at the signal box until noon.", nil),
        (
            "3 h",
            """
            We test the bridge tonight, with two locomotives and a wagon of ballast. The deck may sink by a finger’s breadth and \
            has to come back. If you live in the valley: the whistles at ten are ours, and so are the lamps on the piers. Bring a \
            blanket if you want to watch, the meadow by the mill is the best place and the dew is heavy.
            """, .night
        ),
        ("5 h", "Two minutes late: sheep on the line.", nil),
        ("Yesterday", "Paint on the north side is dry. On the south side it is not, as my sleeve can tell.", .noon),
        ("Yesterday", "The surveyors agree: the tower is plumb.", nil),
        ("Monday", "A heron nests under the third arch. We leave that one for the autumn.", nil),
    ]
}
