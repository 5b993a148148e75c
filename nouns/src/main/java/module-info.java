/** The singular and the plural of English nouns in names. */
module dev.ectype.nouns {
    requires static transitive org.jspecify;

    exports dev.ectype.noun to
            dev.ectype.runtime,
            dev.ectype.values;
}
