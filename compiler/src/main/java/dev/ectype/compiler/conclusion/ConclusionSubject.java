package dev.ectype.compiler.conclusion;

import java.util.Locale;

/** Names what a conclusion is about: one resource, operation, relationship, the members with one purpose, one error word or GraphQL field. */
public record ConclusionSubject(Section section, String name) {
    /** Lists the kinds of subjects in the order in which they are shown. */
    public enum Section {
        RESOURCES,
        RELATIONSHIPS,
        OPERATIONS,
        MEMBERS,
        ERRORS,
        FIELDS;

        /** Returns the name in files and tables, such as {@code resources}. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** Returns the name of one subject, such as {@code resource}. */
        public String singular() {
            return word().substring(0, word().length() - 1);
        }
    }

    @Override
    public String toString() {
        return section.singular() + " " + name;
    }
}
