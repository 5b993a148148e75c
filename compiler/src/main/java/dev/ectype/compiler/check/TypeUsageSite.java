package dev.ectype.compiler.check;

import dev.ectype.compiler.diagnostic.SourceLocation;

/** Describes the use of a type: the operation to look at, and the path from there. */
record TypeUsageSite(SourceLocation location, String words) {
    TypeUsageSite inside(String place) {
        return new TypeUsageSite(location, words + ", " + place);
    }
}
