package dev.ectype.runtime.emulator.context;

import dev.ectype.runtime.chaos.Chaos;
import dev.ectype.runtime.chaos.InvalidRules;
import dev.ectype.runtime.chaos.RuleNames;
import dev.ectype.runtime.emulator.document.DocumentFactory;
import dev.ectype.runtime.emulator.fixture.BadFixture;
import dev.ectype.runtime.emulator.fixture.Fixture;
import dev.ectype.runtime.emulator.fixture.RuleFile;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.emulator.populate.MessagePopulation;
import dev.ectype.runtime.emulator.populate.Population;
import dev.ectype.runtime.emulator.resource.ResourceShapes;
import dev.ectype.runtime.emulator.seed.FixtureLoader;
import dev.ectype.runtime.emulator.seed.SeedRows;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.state.Seeding;
import dev.ectype.runtime.state.Transaction;
import org.jspecify.annotations.Nullable;

/** Writes the rows and chaos rules that an emulator with some options has at the start. */
final class GeneratedStart implements Seeding {
    private final Plan plan;
    private final EmulatorOptions options;
    private final ResourceShapes shapes;
    private final DocumentFactory documents;
    private final RuleNames ruleNames;
    private final @Nullable FixtureLoader loader;

    /** @throws BadFixture if the fixture does not fit the plan */
    GeneratedStart(
            Plan plan, EmulatorOptions options, ResourceShapes shapes, DocumentFactory documents, RuleNames ruleNames) {
        this.plan = plan;
        this.options = options;
        this.shapes = shapes;
        this.documents = documents;
        this.ruleNames = ruleNames;
        this.loader = loader();
    }

    /**
     * Returns a loader for the fixture, else for the start data of the plan. Start data that does not fit is skipped, because no
     * user wrote it. A snapshot needs none, because it is restored later.
     */
    private @Nullable FixtureLoader loader() {
        Fixture fixture = options.fixture();
        if (fixture != null) {
            return fixture.isSnapshot() ? null : new FixtureLoader(shapes, documents, fixture, start());
        }
        Document data = plan.start();
        return data == null ? null : FixtureLoader.skippingInvalid(shapes, documents, data, start());
    }

    private long start() {
        return options.clock().start();
    }

    @Override
    public void seed(Transaction transaction) {
        SeedRows seedRows = loader == null
                ? new SeedRows(shapes, documents, start())
                : new SeedRows(shapes, documents, start(), loader.rowsByResource());
        seedRows.seed(plan, transaction);
        if (loader != null) {
            loader.load(transaction);
        }
        if (options.populate() > 0) {
            Population.Census census = new Population.Census(options.populate(), options.seed(), start());
            Population.fill(plan, shapes, documents, census, transaction);
            MessagePopulation.fill(plan, shapes, census, transaction);
        }
        RuleFile rules = options.chaos();
        if (rules != null) {
            begin(rules, transaction);
        }
    }

    private void begin(RuleFile rules, Transaction transaction) {
        try {
            Chaos.begin(rules.document(), ruleNames, transaction);
        } catch (InvalidRules bad) {
            throw BadFixture.ofRules(bad.errors().stream()
                    .map(wrong -> rules.fault(wrong.pointer(), wrong.sentence()))
                    .toList());
        }
    }
}
