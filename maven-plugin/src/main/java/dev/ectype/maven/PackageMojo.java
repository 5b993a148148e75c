package dev.ectype.maven;

import dev.ectype.launcher.jar.EmulatorJar;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import javax.inject.Inject;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProjectHelper;
import org.apache.maven.project.ProjectDependenciesResolver;
import org.jspecify.annotations.Nullable;

/** Packs the emulator of a description as an executable jar, and attaches it to the project. */
@Mojo(name = "package", defaultPhase = LifecyclePhase.PACKAGE, threadSafe = true, requiresOnline = false)
@SuppressWarnings("NullAway.Init") // Maven sets the parameters before it calls a method.
public final class PackageMojo extends DescriptionMojo {
    /** The classifier that distinguishes the jar from the project's own; each emulator jar needs another one. */
    @Parameter(property = "ectype.classifier", defaultValue = "emulator")
    private String classifier;

    /** The jar; by default {@code target/ARTIFACT-VERSION-CLASSIFIER.jar}. */
    @Parameter(property = "ectype.jarFile")
    private @Nullable File jarFile;

    private final MavenProjectHelper helper;

    @Inject
    public PackageMojo(ProjectDependenciesResolver resolver, MavenProjectHelper helper) {
        super(resolver);
        this.helper = helper;
    }

    @Override
    void run() throws IOException, MojoFailureException {
        String name = project().getBuild().getFinalName() + "-" + classifier + ".jar";
        Path jar = jarFile == null ? Path.of(project().getBuild().getDirectory(), name) : jarFile.toPath();
        long bytes = EmulatorJar.of(compiled(description())).write(jar);
        helper.attachArtifact(project(), "jar", classifier, jar.toFile());
        getLog().info("wrote " + jar + ", " + bytes / 1024 + " kB");
    }
}
