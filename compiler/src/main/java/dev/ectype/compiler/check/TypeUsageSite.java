package dev.ectype.compiler.check;

import dev.ectype.compiler.diagnostic.SourceLocation;

/** Where a type is used: the operation to look at, and the way from there in words. */
record TypeUsageSite(SourceLocation location, String words) {
    TypeUsageSite inside(String place) {
        return new TypeUsageSite(location, words + ", " + place);
    }
}
