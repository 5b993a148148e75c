package dev.ectype.controlplane.dashboard.sso;

import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.error.Excerpt;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.sso.RoleMapping;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Pairs a group of an identity provider with the scope of its users. In forms, it is a line such as {@code developers = write}. */
public record MappedGroup(String group, Scope scope) {
    /** The name of the field with the lines. */
    static final String FIELD = "groups";

    /** Returns the groups of a mapping, those with the highest scope first. */
    public static List<MappedGroup> of(@Nullable RoleMapping mapping) {
        List<MappedGroup> groups = new ArrayList<>();
        if (mapping != null) {
            add(groups, mapping.admin(), Scope.ADMIN);
            add(groups, mapping.write(), Scope.WRITE);
            add(groups, mapping.read(), Scope.READ);
        }
        return groups;
    }

    private static void add(List<MappedGroup> groups, @Nullable List<String> names, Scope scope) {
        if (names != null) {
            names.forEach(name -> groups.add(new MappedGroup(name, scope)));
        }
    }

    /** Formats groups as lines. */
    static String lines(List<MappedGroup> groups) {
        return groups.stream()
                .map(mapped -> mapped.group() + " = " + mapped.scope().text())
                .collect(Collectors.joining("\n"));
    }

    /**
     * Parses lines. The last equals sign of a line separates, because names of directories such as {@code cn=developers} have one as well.
     *
     * @throws InvalidRequest with the first line that has another form
     */
    static List<MappedGroup> parse(String lines) {
        List<MappedGroup> groups = new ArrayList<>();
        int number = 0;
        for (String line : lines.split("\\R")) {
            number++;
            if (!line.isBlank()) {
                groups.add(parse(line, number));
            }
        }
        return groups;
    }

    private static MappedGroup parse(String line, int number) {
        int end = line.lastIndexOf('=');
        String group = end < 0 ? "" : line.substring(0, end).strip();
        if (group.isEmpty()) {
            throw InvalidRequest.of(
                    FIELD, "form", "has no group and scope in line " + number + "; write it as group = write");
        }
        String text = line.substring(end + 1).strip().toLowerCase(Locale.ROOT);
        return new MappedGroup(
                group,
                Arrays.stream(Scope.values())
                        .filter(scope -> scope.text().equals(text))
                        .findFirst()
                        .orElseThrow(() -> InvalidRequest.of(
                                FIELD,
                                "scope",
                                "has the scope \"" + Excerpt.of(text) + "\" in line " + number
                                        + "; use read, write or admin")));
    }
}
