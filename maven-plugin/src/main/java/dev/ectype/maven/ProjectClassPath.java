package dev.ectype.maven;

import dev.ectype.maven.report.GoalFailure;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.project.DefaultDependencyResolutionRequest;
import org.apache.maven.project.DependencyResolutionException;
import org.apache.maven.project.MavenProject;
import org.apache.maven.project.ProjectDependenciesResolver;

/** The dependencies of a project and of the plugin, which are resolved only when a goal needs them. */
record ProjectClassPath(
        ProjectDependenciesResolver resolver,
        MavenProject project,
        MavenSession session,
        List<Artifact> pluginArtifacts) {

    /** The jars and folders; those of the project come first. */
    List<Path> files() {
        List<Path> files = new ArrayList<>();
        try {
            resolver.resolve(new DefaultDependencyResolutionRequest(project, session.getRepositorySession()))
                    .getDependencies()
                    .forEach(dependency -> add(dependency.getArtifact().getFile(), files));
        } catch (DependencyResolutionException unresolved) {
            throw new GoalFailure(
                    "the dependencies of the project cannot be resolved: " + unresolved.getMessage(),
                    "Correct the dependencies, or give a file as <inputSpec>.");
        }
        pluginArtifacts.forEach(artifact -> add(artifact.getFile(), files));
        return files;
    }

    private static void add(File file, List<Path> files) {
        if (file != null) {
            files.add(file.toPath().toAbsolutePath().normalize());
        }
    }
}
