package dev.ectype.maven.spec;

import dev.ectype.maven.report.GoalFailure;
import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;

/** Parses addresses such as {@code jar:file:/repository/pets-1.0.jar!/pets/openapi.yaml}. */
final class JarAddress {
    private static final String INSIDE = "!/";

    private JarAddress() {}

    static LocatedDescription description(String address) {
        int inside = address.indexOf(INSIDE);
        if (!address.startsWith("jar:file:") || inside < 0) {
            throw new GoalFailure(
                    "\"" + address + "\" is not the URL of a file in a jar",
                    "Write a URL such as jar:file:/repository/pets-1.0.jar!/openapi.yaml.");
        }
        LocatedDescription found = JarContents.description(
                address.substring(inside + INSIDE.length()), jar(address.substring("jar:".length(), inside)));
        if (found == null) {
            throw new GoalFailure(
                    "the file \"" + address + "\" does not exist",
                    "Correct the path of the jar or the path inside the jar.");
        }
        return found;
    }

    /** The path of the jar; users with paths in properties write two slashes before an absolute path. */
    private static Path jar(String address) {
        try {
            return Path.of(URI.create(address.replace(" ", "%20").replaceFirst("^file://(?=/)", "file:")));
        } catch (IllegalArgumentException | FileSystemNotFoundException malformed) {
            throw new GoalFailure(
                    "\"" + address + "\" is not a file URL", "Write a URL such as file:/folder/pets.jar.");
        }
    }
}
