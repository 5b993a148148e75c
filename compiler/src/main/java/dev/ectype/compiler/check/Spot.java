package dev.ectype.compiler.check;

import dev.ectype.compiler.diagnostic.SourceLocation;

/** Where a type is used: the operation to look at, and the way from there in words. */
record Spot(SourceLocation location, String words) {
    Spot inside(String place) {
        return new Spot(location, words + ", " + place);
    }
}
