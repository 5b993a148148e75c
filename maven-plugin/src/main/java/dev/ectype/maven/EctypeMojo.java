package dev.ectype.maven;

import dev.ectype.maven.report.GoalFailure;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;

/** Defines the parameters of all goals, and skips and fails goals. */
@SuppressWarnings("NullAway.Init") // Maven sets the parameters before it calls a method.
abstract class EctypeMojo extends AbstractMojo {
    /** Skips the goal. */
    @Parameter(property = "ectype.skip", defaultValue = "false")
    private boolean skip;

    @Parameter(defaultValue = "${project}", readonly = true, required = true)
    private MavenProject project;

    @Parameter(defaultValue = "${session}", readonly = true, required = true)
    private MavenSession session;

    @Override
    public final void execute() throws MojoExecutionException, MojoFailureException {
        if (skip || isSkipped()) {
            getLog().info("skipped");
            return;
        }
        try {
            run();
        } catch (GoalFailure refusal) {
            throw new MojoFailureException(refusal.getMessage(), refusal);
        } catch (IOException | UncheckedIOException problem) {
            throw new MojoExecutionException("a file cannot be read or written: " + problem.getMessage(), problem);
        }
    }

    /** Executes the goal. */
    abstract void run() throws IOException, MojoFailureException;

    /** Reports whether the goal is skipped for another reason than the parameter {@code skip}. */
    boolean isSkipped() {
        return false;
    }

    final MavenProject project() {
        return project;
    }

    final MavenSession session() {
        return session;
    }
}
