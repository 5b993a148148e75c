package dev.ectype.benchmark.measure;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A folder with a checkout of a Git repository. */
public record GitCheckout(Path root) {
    /** The full hash of a commit, from its hash, branch, tag or an expression such as {@code HEAD~3}. */
    public String commit(String revision) throws IOException {
        if (!git("rev-parse", "--git-dir").succeeded()) {
            throw new IOException("the checkout has no Git repository, or git is not installed");
        }
        CommandOutput found = git("rev-parse", "--verify", "--quiet", revision + "^{commit}");
        if (!found.succeeded()) {
            throw new IllegalArgumentException("there is no commit " + revision
                    + " in this checkout. If it is shallow, get the other commits with git fetch --unshallow");
        }
        return found.text();
    }

    /** The day of a commit, such as {@code 2025-03-01}. */
    public String day(String commit) throws IOException {
        return git("show", "--no-patch", "--format=%cs", commit).text();
    }

    /** Reports whether a file under version control, other than those of the given paths, differs from the commit. */
    public boolean isModified(List<String> omitted) throws IOException {
        List<String> arguments = new ArrayList<>(List.of("status", "--porcelain", "--untracked-files=no", "--", "."));
        omitted.forEach(path -> arguments.add(":(exclude)" + path));
        return !git(arguments.toArray(String[]::new)).text().isEmpty();
    }

    private CommandOutput git(String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of("git"));
        command.addAll(List.of(arguments));
        return CommandOutput.of(root, command);
    }
}
