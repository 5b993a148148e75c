package dev.ectype.controlplane.transfer;

import tools.jackson.databind.json.JsonMapper;

/** What each step of an export or import needs: JSON, and a place to report progress. */
record ExportTools(JsonMapper json, TransferProgress progress) {}
