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

/** What all goals have: the project, and a way to say no. */
@SuppressWarnings("NullAway.Init") // Maven sets the parameters before it asks for anything.
abstract class EctypeMojo extends AbstractMojo {
    /** Does nothing. */
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

    /** Does what the goal is for. */
    abstract void run() throws IOException, MojoFailureException;

    /** Whether another reason than the parameter {@code skip} speaks against the goal. */
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
