package dev.ectype.maven;

import dev.ectype.compiler.graph.print.GraphFormat;
import dev.ectype.compiler.output.AtomicFileWriter;
import dev.ectype.maven.option.OptionReader;
import dev.ectype.maven.spec.DescriptionFolders;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import javax.inject.Inject;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.ProjectDependenciesResolver;
import org.jspecify.annotations.Nullable;

/** Prints or writes the behavior graph of a description: the reads and changes of its operations. */
@Mojo(name = "graph", threadSafe = true, requiresOnline = false, requiresProject = false)
@SuppressWarnings("NullAway.Init") // Maven sets the parameters before it calls a method.
public final class GraphMojo extends DescriptionMojo {
    /** The format: {@code json}, {@code mermaid}, {@code dot} or {@code svg}. */
    @Parameter(property = "ectype.graphFormat", defaultValue = "mermaid")
    private String graphFormat;

    /** The output file; by default the goal prints the graph. */
    @Parameter(property = "ectype.graphFile")
    private @Nullable File graphFile;

    @Inject
    public GraphMojo(ProjectDependenciesResolver resolver) {
        super(resolver);
    }

    @Override
    DescriptionFolders descriptionFolders() {
        return DescriptionFolders.MAIN_ELSE_TEST;
    }

    @Override
    void run() throws IOException, MojoFailureException {
        GraphFormat format = OptionReader.graphFormat(graphFormat);
        String text = format.print(compiled(description()).graph());
        if (graphFile == null) {
            System.out.println(text.stripTrailing());
        } else {
            AtomicFileWriter.write(graphFile.toPath(), text.getBytes(StandardCharsets.UTF_8));
            getLog().info("wrote " + graphFile);
        }
    }
}
